/** Links to contact a venue, filled in and vetted like every other link. */
import { westernDigits } from './digits.ts';
import { externalLink } from './safeLinks.ts';

/** Accepts the number as the venue wrote it. */
export function callLink(phone: string | undefined): string | undefined {
  return phone ? externalLink(`tel:${westernDigits(phone)}`) : undefined;
}

/** A WhatsApp link with the text filled in; the number includes the country code. */
export function whatsAppLink(phone: string | undefined, text: string): string | undefined {
  const digits = westernDigits(phone ?? '').replaceAll(/[+\s().-]/g, '');
  if (!/^\d{6,15}$/.test(digits)) return undefined;
  return externalLink(`https://wa.me/${digits}?text=${encodeURIComponent(text)}`);
}

/** One plain address, which cannot add a recipient or a field to the message. */
const ONE_ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

export function mailLink(
  address: string | undefined,
  { subject, body }: { subject: string; body: string },
): string | undefined {
  if (!address || !ONE_ADDRESS.test(address)) return undefined;
  const fields = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return externalLink(`mailto:${address}?${fields}`);
}
