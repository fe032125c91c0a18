import type { QueryClient } from '@tanstack/react-query';
import { isAppPath } from '../rules/common/appPaths.ts';
import type { FromWorker } from '../config/worker.ts';
import type { CallPath } from '../contract/calls.ts';
import { queryKey } from '../queries/read.ts';

/** The calls that return the state of an order. */
const ORDERS: readonly CallPath[] = [
  'TableCart/checkEOrderStatus/:eOrderId',
  'TableCart/creditCardPaymentResult/:eOrderId',
  'Delivery/OrderDetails/:eOrderId',
  'Delivery/GetCustomerOrderDetails/:customerId',
];

function ownPath(path: unknown): string | undefined {
  if (typeof path !== 'string') return undefined;
  try {
    const { origin, pathname, search } = new URL(path, globalThis.location.origin);
    const isOwn = origin === globalThis.location.origin && isAppPath(pathname);
    return isOwn ? pathname + search : undefined;
  } catch {
    return undefined;
  }
}

/** Handles the worker's messages: refreshes orders and opens tapped notifications. */
export function followWorker(client: QueryClient, goTo: (path: string) => void): () => void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const onMessage = ({ data, ports }: MessageEvent<FromWorker | null | undefined>) => {
    if (data?.type === 'PUSHED') {
      for (const path of ORDERS) void client.invalidateQueries({ queryKey: queryKey(path) });
    }
    if (data?.type !== 'OPEN') return;
    ports[0]?.postMessage(null);
    const path = ownPath(data.path);
    if (path !== undefined) goTo(path);
  };
  worker?.addEventListener('message', onMessage);
  // Delivers the messages that arrived before this listener was added.
  worker?.startMessages();
  return () => worker?.removeEventListener('message', onMessage);
}
