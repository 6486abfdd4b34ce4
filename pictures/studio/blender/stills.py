"""Renders stills, one for each line of JSON on standard input, and says on standard output when each is done."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from product import forget_product, load_product  # noqa: E402
from still_scene import StillScene  # noqa: E402


def say(word, **facts):
    print(f'@{word} {json.dumps(facts)}', flush=True)


def render(still, job, shown):
    started = time.time()
    if job['mesh'] != shown:
        forget_product()
        load_product(job['mesh'])
    still.arrange(job)
    still.scene.render.filepath = job['out']
    bpy.ops.render.render(write_still=True)
    say('done', id=job['id'], seconds=round(time.time() - started, 2))
    return job['mesh']


def main():
    still = StillScene()
    say('ready')
    shown = None
    for line in sys.stdin:
        job = json.loads(line)
        try:
            shown = render(still, job, shown)
        except Exception as error:  # One bad model must not end the session.
            shown = None
            say('failed', id=job['id'], reason=str(error))


main()
