/** How each road is walked: network and shelf in the order that fits what is asked for. */
import { catalogueKey, mayStore, offlinePage, playsOffline } from './kept-requests.ts'
import { open, type Shelf, store } from './shelves.ts'

export const shellAddress = '/app-shell'

const bearerOf = (request: Request) => request.headers.has('authorization')

async function keepCopy(shelf: Shelf, key: RequestInfo, request: Request, answer: Response): Promise<void> {
  if (mayStore(bearerOf(request), answer.status, answer.headers.get('cache-control')))
    await store(shelf, key, answer.clone())
}

/** Named after its content: what is kept is right. */
export async function answerFixed(request: Request): Promise<Response> {
  const kept = await (await open('fixed')).match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  void keepCopy('fixed', request.url, request, answer)
  return answer
}

/** Shown at once; renewed behind, so that the next visit sees what the shop shows today. */
export async function answerArt(request: Request): Promise<Response> {
  const kept = await (await open('art')).match(request.url)
  const renewed = fetch(request).then(answer => {
    void keepCopy('art', request.url, request, answer)
    return answer
  })
  if (!kept) return renewed
  renewed.catch(() => {})
  return kept
}

/** The server's word while there is one; the last known one without a network. */
export async function answerCatalogue(request: Request): Promise<Response> {
  const key = catalogueKey(new URL(request.url), request.headers.get('x-locale'))
  try {
    const answer = await fetch(request)
    void keepCopy('catalogue', key, request, answer)
    return answer
  } catch (error) {
    const kept = await (await open('catalogue')).match(key)
    if (kept) return kept
    throw error
  }
}

/** By its address with the question: a page painted for one is not the page of another. */
export const pageKey = ({ pathname, search }: URL): string => pathname + search

/**
 * A page visited before is shown as it was; another question to it, and the game, open in the shell; any other address says
 * what is missing.
 */
export async function answerPage(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const { pathname } = url
  try {
    const answer = await fetch(request)
    if (!answer.redirected) void keepCopy('pages', pageKey(url), request, answer)
    return answer
  } catch (error) {
    const pages = await open('pages')
    const visited = await pages.match(pageKey(url))
    if (visited) return visited
    const isInShell =
      playsOffline(pathname) || (await pages.match(pathname, { ignoreSearch: true })) !== undefined
    const instead = await pages.match(isInShell ? shellAddress : offlinePage(pathname))
    if (instead) return instead
    throw error
  }
}
