import { createBrowserRouter } from 'react-router-dom'
import type { LoadedScreen } from './screen.ts'
import { loadScreen } from './screen-loader.ts'
import { screenRoute, screenRoutes } from './screen-routes.tsx'

/** `screen`: already loaded, for a server-rendered page that is hydrated unchanged. */
export const createRouter = (screen?: LoadedScreen) =>
  createBrowserRouter(
    screenRoutes(loadScreen),
    screen && { hydrationData: { loaderData: { [screenRoute]: screen } } },
  )
