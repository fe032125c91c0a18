import { useParams } from 'react-router-dom';
import { useCartRefusal } from '../components/cart/useCartRefusal.ts';
import { CartProvider } from '../ordering/cart/CartProvider.tsx';
import { CheckoutProvider } from '../ordering/checkout/CheckoutProvider.tsx';
import { appStore } from '../state/appStore.ts';
import { SelfOrderFrame } from './frames/SelfOrderFrame.tsx';
import { TableSide } from './TableSide.tsx';
import { VisitProvider } from './VisitProvider.tsx';

/** Shared by all self-order pages of a venue: visit, cart, header, colours, title. */
export function SelfOrderLayout() {
  const { code = '', tableCode } = useParams();
  const enter = () => appStore.getState().enterVisit(code, tableCode);
  return (
    <VisitProvider code={code} visitKey={`${code}/${tableCode ?? ''}`} enter={enter}>
      <TableSide>
        <VisitCart />
      </TableSide>
    </VisitProvider>
  );
}

function VisitCart() {
  return (
    <CartProvider onRefused={useCartRefusal()}>
      <CheckoutProvider>
        <SelfOrderFrame />
      </CheckoutProvider>
    </CartProvider>
  );
}
