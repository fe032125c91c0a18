import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/modal/Dialog.tsx';
import { Sheet } from '../../../src/ui/modal/Sheet.tsx';

const page = document.documentElement;

function Example({ isStubborn = false }: { isStubborn?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog
        isOpen={isOpen}
        title="Leave the table?"
        onClose={isStubborn ? undefined : () => setIsOpen(false)}
        closeLabel="Close"
        actions={<button onClick={() => setIsOpen(false)}>Leave</button>}
      >
        Words
      </Dialog>
    </>
  );
}

async function openExample(isStubborn = false) {
  render(<Example isStubborn={isStubborn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Leave the table?' });
}

test('the focus starts on the heading', async () => {
  await openExample();
  expect(screen.getByRole('heading', { name: 'Leave the table?' })).toHaveFocus();
});

test('an alert starts on its first action, and a marked element precedes both', () => {
  const { rerender } = render(
    <Dialog isOpen title="Sure?" role="alertdialog" actions={<button>Keep</button>} />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  rerender(<span />);
  rerender(
    <Dialog isOpen title="Code" actions={<button>Keep</button>}>
      <input aria-label="Code" data-autofocus />
    </Dialog>,
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test.each([
  ['the Escape key', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ['the back gesture', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel'))],
  [
    'a press beside the card',
    (dialog: HTMLElement) => {
      fireEvent.pointerDown(dialog);
      fireEvent.click(dialog);
    },
  ],
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it and returns the focus', async (_, act) => {
  const dialog = await openExample();
  act(dialog);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('without onClose only its actions close it', async () => {
  const dialog = await openExample(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  (dialog as HTMLDialogElement).close();
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a drag from the card to the backdrop does not close it', async () => {
  const dialog = await openExample();
  fireEvent.pointerDown(screen.getByText('Words'));
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

function pair(outer: boolean, inner: boolean) {
  return (
    <>
      <Sheet isOpen={outer} title="Outer" />
      <Dialog isOpen={inner} title="Inner" />
    </>
  );
}

test('the page scrolls again only when the last of two dialogs is closed', () => {
  page.style.overflow = 'clip';
  const { rerender } = render(pair(true, false));
  expect(page.style.overflow).toBe('hidden');
  rerender(pair(true, true));
  rerender(pair(false, true));
  expect(page.style.overflow).toBe('hidden');
  rerender(pair(false, false));
  expect(page.style.overflow).toBe('clip');
  page.style.overflow = '';
});

test('Escape in an inner dialog leaves the outer one open', () => {
  const onOuter = vi.fn();
  const onInner = vi.fn();
  render(
    <Sheet isOpen title="Outer" onClose={onOuter}>
      <Dialog isOpen title="Inner" onClose={onInner} />
    </Sheet>,
  );
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Inner' }), { key: 'Escape' });
  expect(onInner).toHaveBeenCalledTimes(1);
  expect(onOuter).not.toHaveBeenCalled();
});
