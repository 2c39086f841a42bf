/** How a link becomes an element. The app hands its router's link in; this room knows no routes. */
import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** Inside `<LinkElement value={RouterLink}>` every `href` of the design system goes through that component. */
export const LinkElement = createContext<ComponentType<LinkProps> | 'a'>('a')

const isOutside = (href: string) => /^([a-z]+:|\/\/|#)/i.test(href)

export function Link(props: LinkProps) {
  const Element = useContext(LinkElement)
  const Chosen = isOutside(props.href) ? 'a' : Element
  return <Chosen {...props} />
}
