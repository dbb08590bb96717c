import { type ComponentType, lazy, type LazyExoticComponent } from "react";

const Nothing = () => null;

/** A part of the frame whose code comes later. If it cannot be fetched, the frame goes on without it. */
export function optionalPart<P extends object>(fetch: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await fetch().catch((): ComponentType<P> => Nothing) }));
}
