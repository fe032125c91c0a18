import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Blocks, untilAwaited } from '../../../src/components/venue/Blocks.tsx';
import { MINUTE_MS } from '../../../src/config/times.ts';
import type { Block } from '../../../src/contract/places.ts';
import { speakEnglish } from '../../i18n/english.ts';
import { anyViewer } from '../anyViewer.ts';
import { AtVenue } from '../atVenue.tsx';

beforeAll(speakEnglish);

const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const banner = (alt: string, period: object) =>
  ({ kind: 'banner', images: [], alt, link: { to: 'nothing' }, ...period }) as unknown as Block;

test('a banner is shown only at its time', () => {
  render(
    <AtVenue visit={{ code: 'BEIT', tableCode: '0', state: 'View' }}>
      <Blocks
        viewer={anyViewer()}
        blocks={[
          banner('always', {}),
          banner('over', { endsAt: at(-1) }),
          banner('to come', { startsAt: at(1) }),
          banner('now', { startsAt: at(-1), endsAt: at(1) }),
        ]}
        menu={undefined}
      />
    </AtVenue>,
  );
  const shown = screen.getAllByRole('img').map((banner) => banner.getAttribute('aria-label'));
  expect(shown).toEqual(['always', 'now']);
});

const text: Block = { kind: 'text', title: '', text: 'Open daily' };
const dishes: Block = { kind: 'items', title: 'Popular', itemIds: [1], style: 'strip' };
const lastOrder: Block = { kind: 'lastOrder', title: 'Again?' };
test.each<
  [what: string, blocks: Block[], isMenuAwaited: boolean, isOrderAwaited: boolean, shown: number]
>([
  ['all without pending data', [text, dishes, lastOrder, text], false, false, 4],
  ['those before the first that waits for the menu', [text, dishes, text], true, false, 1],
  ['those before the last order', [text, text, lastOrder, text], false, true, 2],
  ['no more than a phone can draw', Array.from({ length: 10_000 }, () => text), false, false, 200],
])('of the blocks of a page, it shows %s', (_what, blocks, isAwaited, isOrderAwaited, shown) => {
  expect(untilAwaited(blocks, { isAwaited }, isOrderAwaited)).toHaveLength(shown);
});
