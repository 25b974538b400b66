// The overlay on an empty page, drawn from a view that a test gives it: for what no table shows soon.
import { render } from 'preact';
import { openHost } from '../../src/ui/overlay/host';
import { Overlay } from '../../src/ui/overlay/overlay';
import { mountPanel } from '../../src/ui/overlay/panel-mount';
import { baseCss } from '../../src/ui/overlay/styles';
import type { Actions, ArticleCard, Looks, View } from '../../src/ui/overlay/view';

/** Plain data: a driver hands it over. */
export interface Staged {
  view: Omit<View, 'articles'>;
  articles: readonly ArticleCard[];
  looks: Looks;
  /** The panel's script cannot be had. */
  lost: boolean;
}

const host = openHost(document, 'open', baseCss, () => undefined);
const actions = new Proxy({} as Actions, { get: () => async () => false });

function draw({ view, articles, looks, lost }: Staged): void {
  render(null, host.body);
  render(
    <Overlay
      view={{ ...view, articles: new Map(articles.map((one) => [one.id, one])) }}
      actions={actions}
      looks={looks}
      window={host.extent()}
      taken={[]}
      places={{}}
      move={() => undefined}
      keys={{ current: () => undefined }}
      panel={lost ? null : mountPanel}
      needPanel={() => undefined}
      lost={lost}
      notrump="SA"
    />,
    host.body,
  );
}

Object.assign(window, { stage: draw });
