/** One route matches every address: the table in the contract decides which screen it is, the loader what may be shown. */
import type { RouteObject } from 'react-router-dom'
import { ErrorScreen } from './errors/error-screen.tsx'
import { Frame } from './frame.tsx'
import type { LoadedScreen } from './screen.ts'
import { ScreenView } from './screen-view.tsx'

/** Under this name a screen that was loaded before the router is handed to it. */
export const screenRoute = 'screen'

export const screenRoutes = (load: (request: Request) => Promise<LoadedScreen | Response>): RouteObject[] => [
  {
    element: <Frame />,
    hydrateFallbackElement: <></>,
    children: [
      {
        id: screenRoute,
        path: '*',
        loader: ({ request }) => load(request),
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        element: <ScreenView />,
        errorElement: <ErrorScreen />,
      },
    ],
  },
]
