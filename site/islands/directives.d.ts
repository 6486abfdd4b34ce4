import 'astro';
import 'react';

declare module 'astro' {
  interface AstroClientDirectives {
    /** See intent.client.ts. */
    'client:intent'?: boolean | 'ready' | 'soon' | 'use' | 'dialog';
  }
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands: what the button does to the element with this id. */
    command?:
      | 'show-modal'
      | 'close'
      | 'request-close'
      | 'show-popover'
      | 'hide-popover'
      | 'toggle-popover';
    commandfor?: string;
  }
}
