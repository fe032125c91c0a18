import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appBeforeEach } from '../appScene.tsx';
import { fillIn, openReport, openTableOrder, told } from './reportScene.tsx';

appBeforeEach();

/** A venue that can be reached in these ways, and whose only form asks for stars. */
const reachedBy = (ways: { phone?: string; whatsapp?: string; email?: string }) => ({
  '/getConceptInfo/': () =>
    told({ conceptId: 1, labelEN: 'Tiny', labelAR: 'صغير', logo: '', ...ways }),
});
const ALL = { phone: '+96522220000', whatsapp: '+965 5501-2345', email: 'hello@tiny.example' };

const linkOf = async (name: RegExp) =>
  new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '');

it('goes by message, mail and call with everything filled in, where the venue has no form', async () => {
  const { orderNo } = await openTableOrder(reachedBy(ALL));
  await openReport();
  fillIn('Ice cold & late?');
  const subject = `Order ${orderNo}, Table 1`;
  const message = `${subject}\nSomething is cold\nIce cold & late?`;

  const whatsApp = await linkOf(/^WhatsApp/);
  expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/96555012345');
  expect([...whatsApp.searchParams]).toEqual([['text', message]]);

  const mail = await linkOf(/^Email/);
  expect(mail.pathname).toBe('hello@tiny.example');
  expect([...mail.searchParams]).toEqual([
    ['subject', subject],
    ['body', message],
  ]);
  expect((await linkOf(/^Call/)).href).toBe('tel:+96522220000');
});

it.each([
  ['a script', '"><script>alert(1)</script>&cc=thief@evil.example'],
  ['an override of the direction', 'Cold \u202Eevil\u202C \u2066soup'],
  ['lines of a mail', 'Cold\nBcc: thief@evil.example'],
  ['signs of an address', '#?&body=x%0A%00+ /\\'],
])('carries %s as words alone', async (_, words) => {
  const { orderNo } = await openTableOrder(reachedBy(ALL));
  await openReport();
  fillIn(words);
  const message = `Order ${orderNo}, Table 1\nSomething is cold\n${words}`;
  const whatsApp = await linkOf(/^WhatsApp/);
  expect([...whatsApp.searchParams]).toEqual([['text', message]]);
  expect(whatsApp.hash).toBe('');
  const mail = await linkOf(/^Email/);
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail.searchParams.get('body')).toBe(message);
  expect(document.querySelector('script')).toBeNull();
});

it.each<[keyof typeof ALL, string, string[]]>([
  ['phone', 'javascript:alert(1)', ['WhatsApp', 'Email']],
  ['whatsapp', '123', ['Email', 'Call']],
  ['whatsapp', '96555012345/../evil', ['Email', 'Call']],
  ['email', 'a@tiny.example?bcc=thief@evil.example', ['WhatsApp', 'Call']],
  ['email', 'a@tiny.example,thief@evil.example', ['WhatsApp', 'Call']],
])('offers no way to a %s that is none: %s', async (way, address, others) => {
  await openTableOrder(reachedBy({ ...ALL, [way]: address }));
  await openReport();
  const links = await screen.findAllByRole('link', { name: /^(WhatsApp|Email|Call) / });
  expect(links.map((link) => link.textContent.split(' ')[0])).toEqual(others);
});

it('takes 300 letters from a keyboard, and carries more that came in all the same', async () => {
  await openTableOrder(reachedBy(ALL));
  await openReport();
  expect(screen.getByLabelText(/In a few words/)).toHaveAttribute('maxlength', '300');
  fillIn('a'.repeat(5000));
  const { searchParams } = await linkOf(/^WhatsApp/);
  expect(searchParams.get('text')).toMatch(/\na{5000}$/);
});
