/** One route answers every address: the table in the contract decides what it is, the loader what it may show. */
import { createBrowserRouter } from 'react-router-dom'
import { ErrorScreen } from './errors/error-screen.tsx'
import { Frame } from './frame.tsx'
import { loadScreen } from './screen-loader.ts'
import { ScreenView } from './screen-view.tsx'

export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Frame />,
      hydrateFallbackElement: <></>,
      children: [
        {
          path: '*',
          loader: ({ request }) => loadScreen(request),
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          element: <ScreenView />,
          errorElement: <ErrorScreen />,
        },
      ],
    },
  ])
