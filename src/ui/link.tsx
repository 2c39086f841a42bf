/** Defines which component renders links. The app passes its router's link. This folder does not depend on routes. */
import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

/** Inside `<LinkElement value={RouterLink}>` that component renders every `href` of the design system. */
export const LinkElement = createContext<ComponentType<LinkProps> | 'a'>('a')

const isOutside = (href: string) => /^([a-z]+:|\/\/|#)/i.test(href)

export function Link(props: LinkProps) {
  const Element = useContext(LinkElement)
  const Chosen = isOutside(props.href) ? 'a' : Element
  return <Chosen {...props} />
}
