import type { RouteObject } from 'react-router-dom';
import { patterns } from '../config/paths.ts';
import { lazily } from '../ui/lazily.ts';
import { RootLayout } from './RootLayout.tsx';
import { SelfOrderLayout } from './SelfOrderLayout.tsx';

const Address = lazily(() => import('../pages/account/AddressPage.tsx'), 'AddressPage');
const AddressList = lazily(() => import('../pages/account/AddressListPage.tsx'), 'AddressListPage');
const CardDetails = lazily(
  () => import('../pages/checkout/CardDetailsPage.tsx'),
  'CardDetailsPage',
);
const Cart = lazily(() => import('../pages/cart/CartPage.tsx'), 'CartPage');
const CustomersOnly = lazily(() => import('./CustomersOnly.tsx'), 'CustomersOnly');
const Delivery = lazily(() => import('../pages/delivery/LandingPage.tsx'), 'LandingPage');
const DeliveryHomepage = lazily(() => import('../pages/delivery/HomepagePage.tsx'), 'HomepagePage');
const DeliveryItem = lazily(() => import('../pages/menu/DeliveryItemPage.tsx'), 'DeliveryItemPage');
/** Its cart is the device's own: the tables' pages load nothing of it. */
const DeliveryLayout = lazily(() => import('./DeliveryLayout.tsx'), 'DeliveryLayout');
const Emenu = lazily(() => import('../pages/venue/HomePage.tsx'), 'HomePage');
const EntryLayout = lazily(() => import('./EntryLayout.tsx'), 'EntryLayout');
const Item = lazily(() => import('../pages/menu/ItemPage.tsx'), 'ItemPage');
const Menu = lazily(() => import('../pages/menu/MenuPage.tsx'), 'MenuPage', { isFirst: true });
const Merge = lazily(() => import('../pages/venue/MergePage.tsx'), 'MergePage');
const NotFound = lazily(() => import('../pages/venue/NotFoundPage.tsx'), 'NotFoundPage');
const Order = lazily(() => import('../pages/order/OrderPage.tsx'), 'OrderPage');
const OrderDetails = lazily(
  () => import('../pages/checkout/OrderDetailsPage.tsx'),
  'OrderDetailsPage',
);
const OrderList = lazily(() => import('../pages/order/OrderListPage.tsx'), 'OrderListPage');
const OrderReview = lazily(
  () => import('../pages/checkout/OrderReviewPage.tsx'),
  'OrderReviewPage',
);
const Payment = lazily(() => import('../pages/checkout/PaymentPage.tsx'), 'PaymentPage');
const Profile = lazily(() => import('../pages/account/ProfilePage.tsx'), 'ProfilePage');
const Qlub = lazily(() => import('../pages/checkout/QlubPage.tsx'), 'QlubPage');
const QlubLayout = lazily(() => import('./QlubLayout.tsx'), 'QlubLayout');
const RateAndReview = lazily(
  () => import('../pages/rating/RateAndReviewPage.tsx'),
  'RateAndReviewPage',
);
const RateByLink = lazily(() => import('../pages/rating/RateByLinkPage.tsx'), 'RateByLinkPage');
const Rating = lazily(() => import('../pages/rating/RatingPage.tsx'), 'RatingPage');
const Rooms = lazily(() => import('../pages/venue/RoomsPage.tsx'), 'RoomsPage');
const Start = lazily(() => import('../pages/venue/StartPage.tsx'), 'StartPage');
const ValidateProfile = lazily(
  () => import('../pages/account/ValidateProfilePage.tsx'),
  'ValidateProfilePage',
);
const Validation = lazily(() => import('../pages/account/ValidationPage.tsx'), 'ValidationPage');
const Verification = lazily(
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
          { path: patterns.payment, Component: Payment },
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
