import { createBrowserRouter } from 'react-router-dom'
import type { LoadedScreen } from './screen.ts'
import { loadScreen } from './screen-loader.ts'
import { screenRoute, screenRoutes } from './screen-routes.tsx'

/** `screen`: loaded already, for a page that stands and is taken over as it is. */
export const createRouter = (screen?: LoadedScreen) =>
  createBrowserRouter(
    screenRoutes(loadScreen),
    screen && { hydrationData: { loaderData: { [screenRoute]: screen } } },
  )
