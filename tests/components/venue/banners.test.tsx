import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { Blocks } from '../../../src/components/venue/Blocks.tsx';
import { MINUTE_MS } from '../../../src/config/times.ts';
import type { Block } from '../../../src/contract/places.ts';
import { VisitContext } from '../../../src/ordering/visit/useVisit.ts';
import { speakEnglish } from '../../i18n/english.ts';

beforeAll(speakEnglish);

const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const banner = (alt: string, period: object) =>
  ({ kind: 'banner', images: [], alt, link: { to: 'nothing' }, ...period }) as unknown as Block;

test('a banner is shown in its time alone', () => {
  render(
    <MemoryRouter>
      <VisitContext value={{ code: 'BEIT', tableCode: '0', state: 'View' }}>
        <Blocks
          blocks={[
            banner('always', {}),
            banner('over', { endsAt: at(-1) }),
            banner('to come', { startsAt: at(1) }),
            banner('now', { startsAt: at(-1), endsAt: at(1) }),
          ]}
          menu={undefined}
        />
      </VisitContext>
    </MemoryRouter>,
  );
  const shown = screen.getAllByRole('img').map((banner) => banner.getAttribute('aria-label'));
  expect(shown).toEqual(['always', 'now']);
});
