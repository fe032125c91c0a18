import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

type SidePanelProps = Omit<ModalProps, 'role' | 'tone'>;

/** At the end side, as tall as the screen, for what belongs to the diner and not to the page. */
export function SidePanel({ isOpen, ...frame }: SidePanelProps) {
  return isOpen ? <ModalFrame shape="side" {...frame} /> : null;
}
