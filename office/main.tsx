import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { RequestError } from './app/api.ts';
import './office.css';

/** Retries only requests that got no response. */
const retry = (times: number, error: unknown) =>
  times < 1 && !(error instanceof RequestError && error.status < 500);

const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry } } });

const rootElement = document.getElementById('office');
if (rootElement)
  createRoot(rootElement).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
