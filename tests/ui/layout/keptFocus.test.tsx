import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptFocus } from '../../../src/ui/layout/useKeptFocus.ts';

function Lines({ names }: { names: readonly string[] }) {
  const kept = useKeptFocus<HTMLUListElement>();
  return (
    <ul {...kept}>
      {names.map((name) => (
        <li key={name}>
          <button type="button">{`less ${name}`}</button>
          <button type="button">{`more ${name}`}</button>
        </li>
      ))}
    </ul>
  );
}

function Adding({ isAdded }: { isAdded: boolean }) {
  const kept = useKeptFocus<HTMLSpanElement>();
  return (
    <span {...kept}>
      {isAdded ? (
        <div>
          <button type="button">less</button>
          <button type="button">more</button>
        </div>
      ) : (
        <button type="button">add</button>
      )}
    </span>
  );
}

const focus = (name: string) => screen.getByRole('button', { name }).focus();
const expectFocus = (name: string) =>
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));

it('moves to the line that moved up, or to the last line', () => {
  const { rerender } = render(<Lines names={['a', 'b', 'c']} />);
  focus('less b');
  rerender(<Lines names={['a', 'c']} />);
  expectFocus('more c');
  rerender(<Lines names={['a']} />);
  expectFocus('more a');
});

it('moves from a button to its replacement, and back', () => {
  const { rerender } = render(<Adding isAdded={false} />);
  focus('add');
  rerender(<Adding isAdded />);
  expectFocus('more');
  rerender(<Adding isAdded={false} />);
  expectFocus('add');
});

it('stays where the diner has moved it', () => {
  const { rerender } = render(<Lines names={['a', 'b']} />);
  focus('less a');
  (document.activeElement as HTMLElement).blur();
  rerender(<Lines names={['b']} />);
  expect(document.activeElement).toBe(document.body);
});
