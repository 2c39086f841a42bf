/**
 * Sends a request over the network. A separate file, because a page without interaction sends no request and needs no axios. It imports
 * nothing else of the app.
 */
import axios, { AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'

const http = axios.create({ timeout: 30_000, validateStatus: () => true })

/** Returns the response with any status, or undefined if there was none. */
export async function overNetwork(request: AxiosRequestConfig): Promise<AxiosResponse<unknown> | undefined> {
  try {
    return await http.request(request)
  } catch (error) {
    if (error instanceof AxiosError) return undefined
    throw error
  }
}
