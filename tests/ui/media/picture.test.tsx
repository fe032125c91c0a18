import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../../../src/ui/media/Picture.tsx';

const plate = () => document.querySelector('svg');

test('the placeholder is shown until the picture has loaded', () => {
  render(<Picture src="/a.webp" alt="Lamb" ratio="4/3" />);
  expect(plate()).toBeInTheDocument();
  fireEvent.load(screen.getByRole('img', { name: 'Lamb' }));
  expect(plate()).not.toBeInTheDocument();
});

test('when the picture fails the placeholder replaces it and takes its name', () => {
  render(<Picture src="/a.webp" alt="Lamb" ratio="4/3" />);
  fireEvent.error(screen.getByRole('img'));
  expect(document.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Lamb' })).toBe(plate());
});

test('another picture is tried after a failure', () => {
  const { rerender } = render(<Picture src="/a.webp" alt="Lamb" ratio="4/3" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Picture src="/b.webp" alt="Rice" ratio="4/3" />);
  expect(document.querySelector('img')).toHaveAttribute('src', '/b.webp');
});

test('has its addresses only on a page: a card that is never mounted loads nothing', () => {
  const picture = <Picture src="/a.webp" srcSet="/a.webp 9w" sizes="7rem" alt="Lamb" ratio="4/3" />;
  expect(renderToStaticMarkup(picture)).not.toMatch(/src|sizes/i);
  render(picture);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('src', '/a.webp');
  expect(image).toHaveAttribute('srcset', '/a.webp 9w');
  expect(image).toHaveAttribute('sizes', '7rem');
});

test.each([
  [false, 'lazy', 'async', 'auto'],
  [true, 'eager', 'auto', 'high'],
])('with priority %s it loads %s, decodes %s, ranks %s', (isPriority, loading, decoding, rank) => {
  render(<Picture src="/a.webp" alt="Lamb" ratio="16/9" isPriority={isPriority} />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', loading);
  expect(image).toHaveAttribute('decoding', decoding);
  expect(image).toHaveAttribute('fetchpriority', rank);
});
