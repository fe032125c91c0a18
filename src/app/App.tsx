import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { currentWords, onOtherWords } from '../i18n/i18n.ts';
import { createQueryClient } from '../queries/client.ts';
import { connectApi } from './apiFailures.ts';
import { tellOfFaults } from './clientFaults.ts';
import { routes } from './routes.tsx';

/**
 * The router's declarative half does all that is needed here; the other one, with loaders and
 * actions, weighs as much as the whole menu page, and its code comes before the first dish.
 */
export function App() {
  const client = useMemo(() => {
    const queryClient = createQueryClient();
    connectApi(queryClient);
    tellOfFaults();
    return queryClient;
  }, []);
  const words = useSyncExternalStore(onOtherWords, currentWords);
  return (
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

function Pages() {
  return useRoutes(routes);
}
