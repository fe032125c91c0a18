import type { RouteObject } from 'react-router-dom';
import { patterns } from '../config/paths.ts';
import { lazyPage } from '../lazy/lazyPart.tsx';
import { RootLayout } from './RootLayout.tsx';
import { SelfOrderLayout } from './SelfOrderLayout.tsx';

const Address = lazyPage(() => import('../pages/account/AddressPage.tsx'), 'AddressPage');
const AddressList = lazyPage(
  () => import('../pages/account/AddressListPage.tsx'),
  'AddressListPage',
);
const CardDetails = lazyPage(
  () => import('../pages/checkout/CardDetailsPage.tsx'),
  'CardDetailsPage',
);
const Cart = lazyPage(() => import('../pages/cart/CartPage.tsx'), 'CartPage');
const CustomersOnly = lazyPage(() => import('./CustomersOnly.tsx'), 'CustomersOnly');
const Delivery = lazyPage(() => import('../pages/delivery/LandingPage.tsx'), 'LandingPage');
const DeliveryHomepage = lazyPage(
  () => import('../pages/delivery/HomepagePage.tsx'),
  'HomepagePage',
);
const DeliveryItem = lazyPage(
  () => import('../pages/menu/DeliveryItemPage.tsx'),
  'DeliveryItemPage',
);
/** Contains the device cart, which pages of tables do not load. */
const DeliveryLayout = lazyPage(() => import('./DeliveryLayout.tsx'), 'DeliveryLayout');
const Emenu = lazyPage(() => import('../pages/venue/HomePage.tsx'), 'HomePage', { isFirst: true });
const EntryLayout = lazyPage(() => import('./EntryLayout.tsx'), 'EntryLayout');
const Item = lazyPage(() => import('../pages/menu/ItemPage.tsx'), 'ItemPage');
const Menu = lazyPage(() => import('../pages/menu/MenuPage.tsx'), 'MenuPage', { isFirst: true });
const Merge = lazyPage(() => import('../pages/venue/MergePage.tsx'), 'MergePage');
const NotFound = lazyPage(() => import('../pages/venue/NotFoundPage.tsx'), 'NotFoundPage');
const Order = lazyPage(() => import('../pages/order/OrderPage.tsx'), 'OrderPage');
const OrderDetails = lazyPage(
  () => import('../pages/checkout/OrderDetailsPage.tsx'),
  'OrderDetailsPage',
);
const OrderList = lazyPage(() => import('../pages/order/OrderListPage.tsx'), 'OrderListPage');
const OrderReview = lazyPage(
  () => import('../pages/checkout/OrderReviewPage.tsx'),
  'OrderReviewPage',
);
const Payment = lazyPage(() => import('../pages/checkout/PaymentPage.tsx'), 'PaymentPage');
const Profile = lazyPage(() => import('../pages/account/ProfilePage.tsx'), 'ProfilePage');
const Qlub = lazyPage(() => import('../pages/checkout/QlubPage.tsx'), 'QlubPage');
const QlubLayout = lazyPage(() => import('./QlubLayout.tsx'), 'QlubLayout');
const RateAndReview = lazyPage(
  () => import('../pages/rating/RateAndReviewPage.tsx'),
  'RateAndReviewPage',
);
const RateByLink = lazyPage(() => import('../pages/rating/RateByLinkPage.tsx'), 'RateByLinkPage');
const Rating = lazyPage(() => import('../pages/rating/RatingPage.tsx'), 'RatingPage');
const Rooms = lazyPage(() => import('../pages/venue/RoomsPage.tsx'), 'RoomsPage');
const Rounds = lazyPage(() => import('../pages/table/RoundsPage.tsx'), 'RoundsPage');
const Split = lazyPage(() => import('../pages/table/SplitPage.tsx'), 'SplitPage');
const Start = lazyPage(() => import('../pages/venue/StartPage.tsx'), 'StartPage');
const ValidateProfile = lazyPage(
  () => import('../pages/account/ValidateProfilePage.tsx'),
  'ValidateProfilePage',
);
const Validation = lazyPage(() => import('../pages/account/ValidationPage.tsx'), 'ValidationPage');
const Verification = lazyPage(
  () => import('../pages/account/VerificationPage.tsx'),
  'VerificationPage',
);

/** Every page of the app, in the order of the product's list of routes. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      { path: patterns.start, Component: Start },
      { Component: QlubLayout, children: [{ path: patterns.qlub, Component: Qlub }] },
      {
        Component: SelfOrderLayout,
        children: [
          { path: patterns.emenu, Component: Emenu },
          { path: patterns.menu, Component: Menu },
          { path: patterns.item, Component: Item },
          { path: patterns.itemEdit, Component: Item },
          { path: patterns.cart, Component: Cart },
          { path: patterns.rounds, Component: Rounds },
          { path: patterns.payment, Component: Payment },
          { path: patterns.split, Component: Split },
          { path: patterns.cardDetails, Component: CardDetails },
          { path: patterns.rateByLink, Component: RateByLink },
          { path: patterns.rating, Component: Rating },
        ],
      },
      {
        Component: DeliveryLayout,
        children: [
          { path: patterns.delivery, Component: Delivery },
          { path: patterns.deliveryMenu, Component: Menu },
          { path: patterns.deliveryHomepage, Component: DeliveryHomepage },
          { path: patterns.deliveryCart, Component: Cart },
          { path: patterns.deliveryItem, Component: DeliveryItem },
          { path: patterns.verification, Component: Verification },
          { path: patterns.validation, Component: Validation },
          {
            Component: CustomersOnly,
            children: [
              { path: patterns.profile, Component: Profile },
              { path: patterns.orderDetails, Component: OrderDetails },
              { path: patterns.orderList, Component: OrderList },
              { path: patterns.order, Component: Order },
              { path: patterns.orderReview, Component: OrderReview },
              { path: patterns.rateAndReview, Component: RateAndReview },
              { path: patterns.addressList, Component: AddressList },
              { path: patterns.address, Component: Address },
            ],
          },
          { path: patterns.validateProfile, Component: ValidateProfile },
          { path: patterns.deliveryRateByLink, Component: RateByLink },
        ],
      },
      {
        Component: EntryLayout,
        children: [
          { path: patterns.merge, Component: Merge },
          { path: patterns.rooms, Component: Rooms },
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
];
