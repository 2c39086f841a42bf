/**
 * The location of the API and its files (specification notes §7): the origin of the pages, or `VITE_API_BASE_URL`, which is set when the
 * client is built. Image paths of the API are relative to it. Files of the client itself are not.
 */
const built = (import.meta as { env?: { VITE_API_BASE_URL?: string } }).env?.VITE_API_BASE_URL

export const apiOrigin: string = (built ?? '').replace(/\/+$/, '')

/** Whether cookies of the API must be sent to another origin. */
export const isApiApart = (page: string, api: string = apiOrigin): boolean => api !== '' && api !== page

export const defaultLogo = '/assets/brand/logo.svg'

/** Only paths that begin at the root of a host are relative to it. `//host`, `https:`, `data:` and `blob:` are complete URLs. */
export const fileUrl = (path: string, api: string = apiOrigin): string =>
  /^\/(?!\/)/.test(path) ? `${api}${path}` : path

/** Returns the default logo if there is no picture. */
export const pictureUrl = (path: string | null | undefined, api: string = apiOrigin): string =>
  fileUrl(path || defaultLogo, api)
