import { matchScreen } from '@/contract/paths.ts'

const paymentScreens = ['checkout', 'checkoutComplete']

/**
 * Only a document that was loaded as a payment page may load the provider's script, because the policy belongs to the
 * document (decision 0020).
 */
export function mayLoadScripts(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  const screen = loaded && matchScreen(new URL(loaded.name).pathname)?.screen
  return screen !== undefined && paymentScreens.includes(screen)
}
