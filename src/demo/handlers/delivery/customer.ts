/** Delivery/…: log-in, profile and orders of a customer. */
import * as v from 'valibot';
import type * as endpoints from '../../../contract/endpoints/delivery/customer.ts';
import { ownCustomer, profileView, saveProfile } from '../../backend/account/customers.ts';
import { orderDetails } from '../../backend/order/orderViews.ts';
import { customerOrders } from '../../backend/order/orderList.ts';
import { orderById, refuseStranger } from '../../backend/checkout/orders.ts';
import { forgetEndpoint } from '../../backend/popups/pushes.ts';
import { malformed, Refusal } from '../../backend/common/refusal.ts';
import { sendCode, validateCode } from '../../backend/account/verification.ts';
import type { Answers } from '../call.ts';

const LogOut = v.object({ rfId: v.string(), pushEndpoint: v.optional(v.string()) });

export const customer: Answers<typeof endpoints> = {
  getUserProfileByCustomerId: ({ world, params, login }) => {
    const { concept } = world.catalog.branchOf(params.code);
    const own = ownCustomer(world, login, Number(params.customerId), concept.conceptId);
    return profileView(concept, own);
  },

  getCustomerOrderDetails: ({ world, params, query, login, lang }) => {
    const own = ownCustomer(world, login, Number(params.customerId));
    return customerOrders(world, own, query, lang);
  },

  getOrderDetails: ({ world, params, login, lang }) => {
    if (!login) throw new Refusal(-3);
    const order = orderById(world, params.eOrderId);
    refuseStranger(order, login);
    if (order.customerId !== login.customerId) throw new Refusal(-4);
    return orderDetails(world, order, lang);
  },

  sendVerificationCode: async ({ world, params, body }) =>
    sendCode(world, world.catalog.branchOf(params.code).concept, await body()),

  validateVerificationCode: async ({ world, params, body }) =>
    validateCode(world, world.catalog.branchOf(params.code).concept, await body()),

  saveUserProfile: async ({ world, params, login, lang, body }) =>
    saveProfile(world, world.catalog.branchOf(params.code).concept, login, await body(), lang),

  logout: async ({ world, params, login, body }) => {
    world.catalog.branchOf(params.code);
    const parsed = v.safeParse(LogOut, await body());
    if (!parsed.success) throw malformed(parsed.issues[0].message);
    if (login) world.logins.delete(login.token);
    forgetEndpoint(world, parsed.output.pushEndpoint);
    return null;
  },
};
