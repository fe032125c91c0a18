/** orderStatus of an eOrder, as the server counts it. "Placed" means placed to completed. */
export const ORDER_STATUS = {
  saved: 1,
  awaitingPayment: 2,
  placed: 3,
  accepted: 4,
  preparing: 5,
  ready: 6,
  onTheWay: 7,
  completed: 8,
  cancelled: 9,
  rejected: 10,
} as const;
