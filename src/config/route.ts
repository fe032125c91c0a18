/** The back targets that are not a step back. */
export type Back =
  /** The menu of an order. */
  | 'menuOfOrder'
  /** The hall that led here. */
  | 'hall'
  /** The room, hall or home page before a menu. */
  | 'entrance'
  | 'deliveryHome'
  | 'landing'
  | 'cart'
  /** The page named in the address. */
  | 'backUrl';

export interface Route {
  /** The router's pattern. */
  pattern: string;
  /** The file of the page below `pages`, and its component. */
  page: string;
  /** The frame around the page. `customer` also demands a log-in. */
  layout?: 'table' | 'delivery' | 'customer' | 'entry' | 'qlub';
  /** The first screen arrives with everything that the page needs. */
  isFirst?: boolean;
  back?: Back;
  /** An order is about to be sent or paid here, so nothing may distract the diner. */
  isPaying?: boolean;
  /** Redirects the diner after the login, so no return link may lead here. */
  isLogin?: boolean;
  /** The diner works on the order here, so the cart does not expire. */
  keepsCart?: boolean;
  /** A picture with its own back button replaces the header. */
  hasNoHeader?: boolean;
  /** Which of the venue's delivery-page colours it uses. */
  colors?: 'login' | 'address' | 'cart' | 'payment';
}
