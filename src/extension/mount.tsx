// Draws a session's views into the page, and takes everything away again.
import { render } from 'preact';
import type { Site } from '../sites/site';
import { printNotrumpAs } from '../text';
import { Boundary } from '../ui/overlay/boundary';
import { Broken } from '../ui/overlay/broken';
import { openHost } from '../ui/overlay/host';
import { type KeySink, Overlay } from '../ui/overlay/overlay';
import type { MountPanel } from '../ui/overlay/panel-mount';
import type { Box } from '../ui/overlay/place';
import { baseCss } from '../ui/overlay/styles';
import type { Actions, View } from '../ui/overlay/view';
import type { Store } from './storage';

export interface Mounted {
  /** Opens the panel and puts the focus into it. */
  summon(): void;
  draw(view: View, actions: Actions): void;
  dispose(): void;
}

/** Nothing that can be read is smaller, in CSS pixels: an empty box that waits for its text takes no room. */
const READABLE = 12;

/** A page that is never idle gets the panel after so many milliseconds. */
const IDLE = 2000;

/** What must stay free. */
export function takenBy(document: Document, selector: string | undefined): readonly Box[] {
  if (selector === undefined) return [];
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return width >= READABLE && height >= READABLE ? [{ x: left, y: top, w: width, h: height }] : [];
  });
}

/** Puts the overlay on the page. `fetchPanel`: gets the panel's script. `report` gets an error in drawing; the page never does. */
export function mount(
  document: Document,
  shadow: ShadowRootMode,
  site: Site,
  store: Store,
  fetchPanel: () => Promise<MountPanel>,
  report: (error: unknown) => void,
): Mounted {
  const keys: KeySink = { current: () => undefined };
  const host = openHost(document, shadow, baseCss, (event, focused) => keys.current(event, focused));
  const summon: { current(): void } = { current: () => undefined };
  let last: { view: View; actions: Actions } | null = null;
  let panel: MountPanel | null = null;
  let foreseen = false;
  let coming = false;
  let lost = false;

  function needPanel() {
    if (coming) return;
    coming = true;
    fetchPanel()
      .then(
        (come) => {
          panel = come;
          lost = false;
        },
        (error) => {
          lost = true;
          report(error);
        },
      )
      .then(() => {
        coming = false;
        draw();
      });
  }

  function draw() {
    if (last === null) return;
    const settings = store.settings();
    printNotrumpAs(settings.notrump);
    const places = settings.places[site.id] ?? {};
    render(
      <Boundary instead={<Broken lang={settings.lang} />} report={report}>
        <Overlay
          view={last.view}
          actions={last.actions}
          looks={settings}
          window={host.extent()}
          taken={takenBy(document, site.keepFree)}
          places={places}
          move={(part, to) =>
            void store.change({ places: { ...settings.places, [site.id]: { ...places, [part]: to } } })
          }
          keys={keys}
          panel={panel}
          needPanel={needPanel}
          lost={lost}
          notrump={settings.notrump}
          summon={summon}
        />
      </Boundary>,
      host.body,
    );
  }
  const view = document.defaultView;
  view?.addEventListener('resize', draw);

  /** Where a table is read there may be a finding at any moment, and its panel must then be there already. */
  function foresee({ state }: View['reading']) {
    if (foreseen || (state !== 'reading' && state !== 'partly')) return;
    foreseen = true;
    view?.requestIdleCallback(needPanel, { timeout: IDLE });
  }
  return {
    summon: () => summon.current(),
    draw(next, actions) {
      last = { view: next, actions };
      draw();
      foresee(next.reading);
    },
    dispose() {
      view?.removeEventListener('resize', draw);
      render(null, host.body);
      host.dispose();
    },
  };
}
