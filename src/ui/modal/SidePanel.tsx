import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

type SidePanelProps = Omit<ModalProps, 'role' | 'tone'>;

/** At the end side, as tall as the screen, for content about the diner rather than the page. */
export function SidePanel({ isOpen, ...frame }: SidePanelProps) {
  return isOpen ? <ModalFrame shape="side" {...frame} /> : null;
}
