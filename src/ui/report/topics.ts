// Everything that can be reported, in the order in which it is offered: what happens most comes first.
import type { Text } from '../../text';
import { callTopics } from './call-topics';
import { cardTopics } from './card-topics';
import { claimTopics } from './claim-topics';
import { dummyTopics } from './dummy-topics';
import type { Scene } from './scene';
import type { Group, Topic } from './topic';
import { trickTopics } from './trick-topics';
import { turnTopics } from './turn-topics';

export const topics: readonly Topic[] = [
  ...cardTopics,
  ...turnTopics,
  ...trickTopics,
  ...claimTopics,
  ...dummyTopics,
  ...callTopics,
];

export const GROUPS: Readonly<Record<Group, Text>> = {
  card: { nl: 'Een kaart', en: 'A card' },
  turn: { nl: 'De beurt', en: 'The turn' },
  trick: { nl: 'Een slag of het aantal kaarten', en: 'A trick or the number of cards' },
  claim: { nl: 'Opeisen en afstaan', en: 'Claims and concessions' },
  dummy: { nl: 'De blinde', en: 'Dummy' },
  call: { nl: 'Bieden en uitleg', en: 'Auction and explanations' },
};

/** What can be reported now, by group; while the auction runs its own group stands first. */
export function offered(scene: Scene): readonly { group: Group; topics: readonly Topic[] }[] {
  const order = Object.keys(GROUPS) as Group[];
  const first: readonly Group[] = scene.phase === 'auction' && !scene.blank ? ['call'] : [];
  return [...new Set([...first, ...order])]
    .map((group) => ({ group, topics: topics.filter((one) => one.group === group && one.fits(scene)) }))
    .filter((one) => one.topics.length > 0);
}
