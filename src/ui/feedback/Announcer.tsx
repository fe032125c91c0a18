import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface AnnouncerProps {
  text: string;
}

/**
 * Screen readers read a new text. Keep it mounted: they skip a region that is inserted with its
 * text.
 */
export function Announcer({ text }: AnnouncerProps) {
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}
