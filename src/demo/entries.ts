/** Entry points of the demo, printed by `npm start` and shown on the start page. */
export const demoEntries = [
  {
    path: '/Emenu/BEIT/T12',
    labelEN: 'Beit Sufra, table 12',
    labelAR: 'بيت سفرة، طاولة 12',
    noteEN: 'Levantine kitchen, Kuwait',
    noteAR: 'مطبخ شامي، الكويت',
  },
  {
    path: '/Emenu/ROUTE/RLANE',
    labelEN: 'Route 71 Burgers',
    labelAR: 'روت 71 برغر',
    noteEN: 'Burgers in the Emirates, VAT included',
    noteAR: 'برغر في الإمارات، شامل الضريبة',
  },
  {
    path: '/Emenu/MATSURI/M3',
    labelEN: 'Matsuri, table 3',
    labelAR: 'ماتسوري، طاولة 3',
    noteEN: 'Japanese kitchen, prices in yen',
    noteAR: 'مطبخ ياباني، الأسعار بالين',
  },
  {
    path: '/Emenu/BIG/B1',
    labelEN: 'The Big Menu, table 1',
    labelAR: 'القائمة الكبيرة، طاولة 1',
    noteEN: 'One thousand dishes',
    noteAR: 'ألف طبق',
  },
];
