import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { StrictMode, type ReactNode } from 'react'
import { AppProvider, type AppEnv } from '../lib/page/app-context.tsx'

interface AppProps {
  readonly env: AppEnv
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

/** Providers around the router, on the server and in the browser. */
export function App({ env, queryClient, children }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppProvider value={env}>{children}</AppProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
