import type { CDPSession, Page } from '@playwright/test';

/** Leaves room to swipe to both sides on the narrowest screen. */
const START = { x: 160, y: 300 };
const STEP_PX = 5;

/** A finger on the glass: the browser receives its touches and scrolls. */
export class Finger {
  private at: typeof START;
  private readonly start: typeof START;
  private readonly glass: CDPSession;

  private constructor(glass: CDPSession, start: typeof START) {
    this.glass = glass;
    this.start = start;
    this.at = start;
  }

  static async on(page: Page, start = START): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page), start);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd'): Promise<void> {
    const touchPoints = type === 'touchEnd' ? [] : [this.at];
    await this.glass.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async down(at = this.start): Promise<void> {
    this.at = at;
    await this.send('touchStart');
  }

  /** In small steps, as a screen reports them. */
  async moveBy(px: number): Promise<void> {
    const to = this.at.x + px;
    while (this.at.x !== to) {
      const left = to - this.at.x;
      const step = Math.sign(left) * Math.min(STEP_PX, Math.abs(left));
      this.at = { ...this.at, x: this.at.x + step };
      await this.send('touchMove');
    }
  }

  async up(): Promise<void> {
    await this.send('touchEnd');
  }

  async swipe(px: number): Promise<void> {
    await this.down();
    await this.moveBy(px);
    await this.up();
  }
}
