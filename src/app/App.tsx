import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../queries/client.ts';
import { connectApi } from './apiFailures.ts';
import { tellOfFaults } from './clientFaults.ts';
import { routes } from './routes.tsx';

export function App() {
  const { client, router } = useMemo(() => {
    const queryClient = createQueryClient();
    connectApi(queryClient);
    tellOfFaults();
    return { client: queryClient, router: createBrowserRouter(routes) };
  }, []);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
