/** The format of a demo venue's pages, popups and rating forms. */
import type { BlockLink } from '../../contract/places.ts';
import type { RatingQuestion } from '../../contract/rating.ts';
import type { Ask, OrderType } from '../../contract/basics.ts';
import type { Words } from './menuSource.ts';

export type BlockSource =
  | { kind: 'hero'; picture?: string; title?: Words; text?: Words; link?: BlockLink }
  | {
      kind: 'banner';
      picture: string;
      alt: Words;
      link?: BlockLink;
      startsAt?: string;
      endsAt?: string;
    }
  | { kind: 'orderTypePicker'; notes?: Partial<Record<OrderType, Words>> }
  | { kind: 'addressBar'; placeholder: Words }
  | { kind: 'categories'; title: Words; categoryIds: number[]; style?: 'tiles' | 'strip' }
  | { kind: 'items'; title: Words; itemIds: number[]; style?: 'strip' | 'grid' }
  | { kind: 'promos'; title: Words; promoIds: number[] }
  | { kind: 'lastOrder'; title: Words }
  | { kind: 'stores'; title: Words }
  | { kind: 'text'; title?: Words; text: Words }
  | { kind: 'social' }
  | {
      kind: 'buttons';
      buttons: { label: Words; link: BlockLink; bgColor?: string; color?: string }[];
    };

export interface EndingPageSource {
  title: Words;
  text: Words;
  picture?: string;
  showReceipt?: boolean;
  showRating?: boolean;
  buttons?: { label: Words; link: BlockLink }[];
}

export interface NotificationSource {
  id: number;
  /** 1 home or landing, 2 menu, 3 cart, 4 item, 5 category, 6 order placed. */
  appearance: 1 | 2 | 3 | 4 | 5 | 6;
  /** Default: all order types. */
  orderTypes?: OrderType[];
  /** For appearance 4 and 5. */
  itemIds?: number[];
  categoryIds?: number[];
  slides: SlideSource[];
}

export interface SlideSource {
  picture: string;
  alt?: Words;
  /** Default everyone; otherwise customers without orders, or a number of orders. */
  audience?:
    | 'everyone'
    | 'newCustomers'
    | { lastDays: number; compare: Comparison; orders: number }
    | { from: string; to: string; compare: Comparison; orders: number };
  /** Shown every time instead of once. */
  always?: boolean;
  animation?: 'fade' | 'float';
  placement?: 'top' | 'centre' | 'bottom';
  /** 1 to 3 are fixed sizes; default 2. */
  size?: 1 | 2 | 3 | { width: number; height: number };
  close?: { color?: string; placement?: 'left' | 'centre' | 'right' };
  button?: { label: Words; bgColor?: string; color?: string } & (
    | { action: 'open' | 'add'; itemId: number }
    | { action: 'promo'; promoCode: string }
  );
}
export type Comparison = '=' | '>' | '>=' | '<' | '<=' | '!=';

export interface RatingSource {
  templateId: number;
  label: Words;
  intro?: Words;
  /** 1 order placed, 2 order details, 3 header link, 4 link from a message. Default all. */
  pageIds?: number[];
  isActive?: boolean;
  askName?: Ask;
  askMobile?: Ask;
  askEmail?: Ask;
  questions: (Omit<RatingQuestion, 'seq' | 'labelEN' | 'labelAR' | 'options' | 'isRequired'> & {
    label: Words;
    required?: boolean;
    options?: { optionId: number; label: Words }[];
  })[];
  thanks: Words;
  thanksLink?: BlockLink;
}
