import type { Visitor } from './visitor.ts'

/** That what every journey looks for is noticed. */
export const SELF_CHECKS: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  async 'an error of the page is caught'(visitor) {
    await visitor.arrive('/')
    await visitor.ask(() => {
      console.error('deliberate')
      setTimeout(() => {
        throw new Error('deliberate')
      })
    })
    let errors: string[] = []
    await visitor.until('both errors', async () => {
      errors = [...errors, ...(await visitor.browser.takeErrors())]
      return errors.filter((text) => text.includes('deliberate')).length === 2
    })
  },

  async 'a covered text is caught'(visitor) {
    await visitor.arrive('/')
    await visitor.ask(() => {
      const cover = document.createElement('canvas')
      const { left, top, width, height } = document.querySelector('h1')!.getBoundingClientRect()
      cover.style.cssText = `position:absolute;left:${left}px;top:${top + scrollY}px;width:${width}px;height:${height}px`
      document.body.append(cover)
    })
    const isCaught = await visitor.seeNoOverlap().then(
      () => false,
      () => true,
    )
    if (!isCaught) throw new Error('a picture over the title was not noticed')
  },
}
