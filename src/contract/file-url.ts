/**
 * Where the API and its files lie (specification notes §7): with the pages, or at the origin of `VITE_API_BASE_URL`, which is known when the
 * client is built. An address that the API gives for a picture begins there; what the client brings along itself does not.
 */
const built = (import.meta as { env?: { VITE_API_BASE_URL?: string } }).env?.VITE_API_BASE_URL

export const apiOrigin: string = (built ?? '').replace(/\/+$/, '')

/** Whether what the API remembers of a browser travels between two origins. */
export const isApiApart = (page: string, api: string = apiOrigin): boolean => api !== '' && api !== page

export const defaultLogo = '/assets/brand/logo.svg'

/** Only what begins at the root of a host is relative to it: `//host`, `https:`, `data:` and `blob:` name their own place. */
export const fileUrl = (path: string, api: string = apiOrigin): string =>
  /^\/(?!\/)/.test(path) ? `${api}${path}` : path

/** Without a picture, the default logo. */
export const pictureUrl = (path: string | null | undefined, api: string = apiOrigin): string =>
  fileUrl(path || defaultLogo, api)
