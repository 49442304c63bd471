import { Link } from "@remix-run/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "~/design/button";
import { type Layout, layOut } from "~/graph/drawing/force";
import { paint, radiiOf, type Scene, under, type Viewport, wholeViewport } from "~/graph/drawing/paint";
import { matching, neighborsOf, visibleOf } from "~/graph/drawing/visible";
import type { Drawn } from "~/graph/files/drawn";
import { type Kind, kinds } from "~/graph/parts/graph";
import { Legend } from "./legend";
import { drawingFile, filePath, sheetOf } from "./paths";

const kindNames = Object.keys(kinds) as Kind[];
const usual = new Set<Kind>(["page", "tool", "table", "state"]);
const figure = kindNames.indexOf("figure");

/** The graph, drawn. It is all in the tables too, so nothing is lost where it cannot be loaded. */
export default function Drawing() {
  const [data, setData] = useState<Drawn | "failed" | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch(filePath(drawingFile), { signal: stop.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Drawn>) : Promise.reject(new Error())))
      .then(setData, () => !stop.signal.aborted && setData("failed"));
    return () => stop.abort();
  }, []);
  if (data === null) return <p role="status">Loading the drawing …</p>;
  if (data === "failed") return <p role="status">The drawing couldn’t be loaded. The tables below have all of it.</p>;
  return <Plane data={data} />;
}

function Plane({ data }: { data: Drawn }) {
  const [shown, setShown] = useState<ReadonlySet<Kind>>(usual);
  const [byDue, setByDue] = useState(false);
  const [selected, setSelected] = useState<number | null>(null);
  const [near, setNear] = useState(false);
  const [words, setWords] = useState("");
  const neighbors = useMemo(() => neighborsOf(data), [data]);
  const visible = useMemo(() => {
    const places = new Set([...shown].map((kind) => kindNames.indexOf(kind)));
    return visibleOf(data, neighbors, { shown: places, near: near ? selected : null, through: figure });
  }, [data, neighbors, shown, near, selected]);
  const found = useMemo(() => matching(data, words, 8), [data, words]);
  const choose = (at: number | null) => {
    setSelected(at);
    if (at === null) return setNear(false);
    const kind = kindNames[data.things[at]?.[1] ?? 0];
    if (kind !== undefined && !shown.has(kind)) setNear(true);
  };
  return (
    <div>
      <Legend shown={shown} onShown={setShown} byDue={byDue} onByDue={setByDue} />
      <div className="my-4 max-w-[34rem]">
        <label htmlFor="find-thing" className="font-semibold">
          Find a thing in the drawing
        </label>
        <input
          id="find-thing"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
          className="mt-1 block min-h-11 w-full rounded-md border border-rule-strong bg-surface px-3"
        />
        {words.trim() !== "" && found.length === 0 && <p role="status">Nothing has these words.</p>}
        <Things data={data} places={found} onChoose={choose} />
      </div>
      <Canvas data={data} visible={visible} byDue={byDue} selected={selected} onChoose={choose} />
      <div role="status" className="mt-3">
        {selected !== null && (
          <p>
            <Link to={sheetOf(data.things[selected]?.[0] ?? "")}>{data.things[selected]?.[2]}</Link>:{" "}
            {kinds[kindNames[data.things[selected]?.[1] ?? 0] ?? "page"].toLowerCase()}, joined to{" "}
            {(neighbors[selected]?.length ?? 0).toLocaleString("en-US")}.
          </p>
        )}
      </div>
      {selected !== null && (
        <>
          <p className="flex flex-wrap gap-x-4">
            <Button type="button" look="quiet" onClick={() => setNear(!near)}>
              {near ? "Show everything again" : "Show only what is around it"}
            </Button>
            <Button type="button" look="quiet" onClick={() => choose(null)}>
              Let go of it
            </Button>
          </p>
          <Things data={data} places={(neighbors[selected] ?? []).slice(0, 12)} onChoose={choose} />
        </>
      )}
    </div>
  );
}

/** Things to choose, as buttons. */
function Things({
  data,
  places,
  onChoose,
}: {
  data: Drawn;
  places: readonly number[];
  onChoose: (at: number) => void;
}) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {places.map((at) => (
        <li key={at}>
          <Button type="button" look="quiet" onClick={() => onChoose(at)}>
            {data.things[at]?.[2]}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type CanvasProps = Pick<Scene, "data" | "visible" | "byDue" | "selected"> & { onChoose: (at: number | null) => void };

function Canvas({ data, visible, byDue, selected, onChoose }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layout = useMemo(() => layOut(visible.things.length, visible.edges), [visible]);
  const radius = useMemo(() => radiiOf(visible), [visible]);
  /** Null follows what is drawn; a viewport of their own once somebody zooms or moves it. */
  const viewport = useRef<Viewport | null>(null);
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);

  const sceneOf = useCallback(
    (box: HTMLCanvasElement): Scene => {
      const { x, y } = layout;
      const whole = viewport.current ?? wholeViewport(x, y, box.clientWidth, box.clientHeight);
      return { data, visible, x, y, viewport: whole, byDue, selected, radius };
    },
    [layout, data, visible, byDue, selected, radius],
  );
  const redraw = useCallback(() => {
    const box = canvas.current;
    const pen = box?.getContext("2d");
    if (!box || !pen) return;
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [box.clientWidth, box.clientHeight];
    if (box.width !== Math.round(width * ratio)) box.width = Math.round(width * ratio);
    if (box.height !== Math.round(height * ratio)) box.height = Math.round(height * ratio);
    const style = getComputedStyle(box);
    paint(pen, sceneOf(box), { width, height, ratio }, (name) => style.getPropertyValue(name).trim());
  }, [sceneOf]);
  const latest = useRef(redraw);
  useEffect(() => {
    latest.current = redraw;
    redraw();
  }, [redraw]);
  useEffect(() => {
    viewport.current = null;
    return settle(layout, () => latest.current());
  }, [layout]);
  useEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const again = () => latest.current();
    dark.addEventListener("change", again);
    window.addEventListener("resize", again);
    return () => {
      dark.removeEventListener("change", again);
      window.removeEventListener("resize", again);
    };
  }, []);

  const zoom = useCallback(
    (by: number) => {
      const box = canvas.current;
      if (!box) return;
      const { viewport: now } = sceneOf(box);
      viewport.current = { ...now, scale: Math.min(12, Math.max(0.02, now.scale * by)) };
      redraw();
    },
    [sceneOf, redraw],
  );
  useEffect(() => {
    const box = canvas.current;
    // A wheel alone scrolls the page; with Ctrl, as two fingers on a touchpad send it, it zooms the drawing.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    box?.addEventListener("wheel", turn, { passive: false });
    return () => box?.removeEventListener("wheel", turn);
  }, [zoom]);
  return (
    <div>
      <p className="flex flex-wrap gap-x-4">
        <Button type="button" look="quiet" onClick={() => zoom(1.5)}>
          Zoom in
        </Button>
        <Button type="button" look="quiet" onClick={() => zoom(1 / 1.5)}>
          Zoom out
        </Button>
        <Button
          type="button"
          look="quiet"
          onClick={() => {
            viewport.current = null;
            redraw();
          }}
        >
          Fit
        </Button>
      </p>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Drawing of ${visible.things.length} things and ${visible.edges.length} ties between them. The tables below say the same.`}
        className="block h-[70vh] max-h-[44rem] min-h-80 w-full cursor-grab touch-pan-y rounded-md border border-rule bg-paper"
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY, moved: false };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          const from = drag.current;
          if (from === null) return;
          const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
          if (!from.moved && Math.hypot(dx, dy) < 4) return;
          const { viewport: now } = sceneOf(event.currentTarget);
          viewport.current = { ...now, x: now.x - dx / now.scale, y: now.y - dy / now.scale };
          drag.current = { x: event.clientX, y: event.clientY, moved: true };
          redraw();
        }}
        onPointerCancel={() => {
          drag.current = null;
        }}
        onPointerUp={(event) => {
          const pressed = drag.current;
          drag.current = null;
          if (pressed === null || pressed.moved) return;
          const box = event.currentTarget;
          const { left, top, width, height } = box.getBoundingClientRect();
          const index = under(sceneOf(box), event.clientX - left, event.clientY - top, width, height);
          onChoose(index === null ? null : (visible.things[index] ?? null));
        }}
      />
    </div>
  );
}

/** Milliseconds of work between two moments at which the page may answer. */
const atOnce = 12;

/** Moves a layout until it rests: drawn as it moves, or at its end alone for those who want less motion. */
function settle(layout: Layout, redraw: () => void): () => void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let frame = 0;
  const next = () => {
    const began = performance.now();
    let heat = 1;
    while (heat > 0 && performance.now() - began < atOnce) heat = layout.step();
    if (!still || heat === 0) redraw();
    if (heat > 0) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}
