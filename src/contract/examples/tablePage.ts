import type * as endpoints from '../endpoints/tablePage.ts';
import type { LiteralCalls } from './literal.ts';
import { MORE_PAGE_COLORS, PAGE_COLORS } from './parts.ts';

export const pageCalls: LiteralCalls<typeof endpoints> = {
  getButtonColorCodes: {
    call: 'GET TableCart/GetButtonColorCodes/{code}',
    marks: ['offline', 'silent'],
    params: { code: 'BEIT' },
    answer: PAGE_COLORS,
    more: {
      ...MORE_PAGE_COLORS,
      addBtnBgColor: '#8C3B1A',
      addBtnColor: '#FFFFFF',
      qtyBtnBgColor: '#FFF8EE',
      qtyBtnColor: '#8C3B1A',
      categoryBgColor: '#FFF8EE',
      categoryActiveBgColor: '#8C3B1A',
      categoryActiveColor: '#FFFFFF',
      unavailableColor: '#9A8F84',
    },
  },
  checkOperationHourForTable: {
    call: 'POST TableCart/checkOperationHourForTable',
    params: {},
    body: { tableCode: 'T12', orderTime: '2025-03-01T19:30:00+03:00' },
    answer: { isOpen: true, tableLabel: 'Table 12', storeId: 101, isViewOnly: false },
    more: {
      opensAt: '2025-03-02T12:00:00+03:00',
      closesAt: '2025-03-01T23:30:00+03:00',
      lastOrderAt: '2025-03-01T23:00:00+03:00',
    },
  },
};
