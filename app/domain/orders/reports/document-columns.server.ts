import { orders } from '#domain/orders/tables.server.ts';

/** The columns that invoices, packing slips and exported tables show. */
export const documentColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  street: orders.street,
  city: orders.city,
  district: orders.district,
  province: orders.province,
  notes: orders.notes,
  personRemovedAt: orders.personRemovedAt,
  subtotalLkr: orders.subtotalLkr,
  discountLkr: orders.discountLkr,
  deliveryFeeLkr: orders.deliveryFeeLkr,
  totalLkr: orders.totalLkr,
  receivedLkr: orders.receivedLkr,
  refundedLkr: orders.refundedLkr,
  dueLkr: orders.dueLkr,
  refundDueLkr: orders.refundDueLkr,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  status: orders.status,
  courier: orders.courier,
  trackingNumber: orders.trackingNumber,
  createdAt: orders.createdAt,
};
