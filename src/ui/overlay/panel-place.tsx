// Where the panel's own tree hangs in the overlay's.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Notrump } from '../../text';
import type { PanelProps } from './panel';
import type { MountedPanel, MountPanel } from './panel-mount';

export function PanelPlace({ mount, notrump, ...props }: PanelProps & { mount: MountPanel; notrump: Notrump }) {
  const place = useRef<HTMLElement>(null);
  const mounted = useRef<MountedPanel | null>(null);
  // Words are set when it is mounted: another word for notrump mounts it anew.
  useLayoutEffect(() => {
    mounted.current = place.current && mount(place.current, notrump);
    return () => mounted.current?.end();
  }, [mount, notrump]);
  useLayoutEffect(() => mounted.current?.draw(props));
  return <section class="panel" aria-label="Slagwacht" ref={place} />;
}
