import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
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
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Pages />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function Pages() {
  return useRoutes(routes);
}
