import { settleSchema } from '#domain/problems/problem-schema.server.ts';
import { settleProblem } from '#domain/problems/settle-problem.server.ts';
import { orderAction } from './order-action.server.ts';

export { default, loader, meta, shouldRevalidate } from '#admin/order/order.route.tsx';

export const action = orderAction(settleSchema, settleProblem, 'problem-settled');
