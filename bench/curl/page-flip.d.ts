/** The part of page-flip 2.0.7 that the benchmark uses. The package has no types. */
declare module 'page-flip' {
  interface Place {
    x: number
    y: number
  }

  export class PageFlip {
    constructor(
      element: HTMLElement,
      setting: {
        width: number
        height: number
        size: 'fixed' | 'stretch'
        flippingTime: number // ms
        maxShadowOpacity: number
        usePortrait: boolean
        useMouseEvents: boolean
      },
    )
    loadFromHTML(pages: HTMLElement[]): void
    loadFromImages(addresses: string[]): void
    startUserTouch(place: Place): void
    userMove(place: Place, isTouch: boolean): void
    userStop(place: Place): void
    turnToPage(page: number): void
    destroy(): void
  }
}
