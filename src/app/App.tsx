import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../queries/client.ts';
import { connectApi, followLogOut } from './apiFailures.ts';
import { tellOfFaults } from './clientFaults.ts';
import { routes } from './routes.tsx';

export function App() {
  const { client, router } = useMemo(() => {
    const queryClient = createQueryClient();
    connectApi(queryClient);
    tellOfFaults();
    return { client: queryClient, router: createBrowserRouter(routes) };
  }, []);
  useEffect(() => followLogOut(client), [client]);
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
