import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface AnnouncerProps {
  text: string;
}

/**
 * Screen readers read changes of the text. Keep it mounted: they skip a region inserted with text.
 */
export function Announcer({ text }: AnnouncerProps) {
  return (
    <VisuallyHidden>
      <output>{text}</output>
    </VisuallyHidden>
  );
}
