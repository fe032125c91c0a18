/** Ways to reach a venue's people, each filled in and vetted as every other link. */
import { westernDigits } from './digits.ts';
import { externalLink } from './safeLinks.ts';

/** A call to a number as the venue wrote it. */
export function callLink(phone: string | undefined): string | undefined {
  return phone ? externalLink(`tel:${westernDigits(phone)}`) : undefined;
}

/** A WhatsApp message that is filled in; the number has its country's code. */
export function whatsAppLink(phone: string | undefined, text: string): string | undefined {
  const digits = westernDigits(phone ?? '').replaceAll(/[+\s().-]/g, '');
  if (!/^\d{6,15}$/.test(digits)) return undefined;
  return externalLink(`https://wa.me/${digits}?text=${encodeURIComponent(text)}`);
}

/** One plain address: nothing in it adds a recipient or a field to the message. */
const ONE_ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

export function mailLink(
  address: string | undefined,
  { subject, body }: { subject: string; body: string },
): string | undefined {
  if (!address || !ONE_ADDRESS.test(address)) return undefined;
  const fields = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return externalLink(`mailto:${address}?${fields}`);
}
