/**
 * One route matches every address. The table in the contract decides which screen it is, and the loader what may be
 * shown.
 */
import type { RouteObject } from 'react-router-dom'
import { BrokenShell, PlainErrorPage } from './errors/broken-shell.tsx'
import { ErrorScreen } from './errors/error-screen.tsx'
import { Frame } from './frame.tsx'
import type { LoadedScreen } from './screen.ts'
import { ScreenView } from './screen-view.tsx'

/** The key under which the router receives a screen that was loaded before. */
export const screenRoute = 'screen'

export const screenRoutes = (load: (request: Request) => Promise<LoadedScreen | Response>): RouteObject[] => [
  {
    element: <Frame />,
    errorElement: <PlainErrorPage />, // without it the router shows its own page with a stack trace
    hydrateFallbackElement: <></>,
    children: [
      {
        id: screenRoute,
        path: '*',
        loader: ({ request }) => load(request),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        element: <ScreenView />,
        errorElement: (
          // React mounts a failing errorElement repeatedly if the error comes from its effects.
          <BrokenShell>
            <ErrorScreen />
          </BrokenShell>
        ),
      },
    ],
  },
]
