"""Export of a net as an ONNX model, for other runtimes."""

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from marrakesh.bots.net import FIRST, OUTLOOK, SEATS
from marrakesh.learning.export import Floats, for_bytes, learned
from marrakesh.observation.layout import record_names
from marrakesh.rules.actions import NOTATION
from marrakesh.rules.sources import TO_COME

OPSET: Final = 17
IR_VERSION: Final = 10
"""The version of ONNX's file format: old enough to be supported by common runtimes."""


class Drawing:
    """An ONNX graph of layers under construction."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []

    def constant(self, name: str, value: Floats) -> str:
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def node(self, kind: str, inputs: list[str], output: str, **attributes: int) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))
        return output

    def layer(self, name: str, value: str, output: str) -> str:
        weight = self.constant(f"{name}.weight", self.weights[f"{name}.weight"])
        bias = self.constant(f"{name}.bias", self.weights[f"{name}.bias"])
        return self.node("Gemm", [value, weight, bias], output, transB=1)


def onnx_model(weights: dict[str, Floats], about: dict[str, Any]) -> onnx.ModelProto:
    """Return the ONNX model for weights named as in `learning.net`."""
    inputs = record_names()
    scaled = {f"{name}.weight": for_bytes(weights[f"{name}.weight"]) for name in FIRST}
    draw = Drawing({**weights, **scaled})
    x = draw.node("Cast", ["record"], "input", to=TensorProto.FLOAT)
    first = draw.node("Relu", [draw.layer("outlook.first", x, "glance")], "glance.relu")
    x = draw.node("Relu", [draw.layer("first", x, "first")], "first.relu")
    x = draw.node("Relu", [draw.layer("second", x, "second")], "second.relu")
    for block in range(sum(name.endswith(".a.weight") for name in weights)):
        a, b = f"block{block}.a", f"block{block}.b"
        inner = draw.node("Relu", [draw.layer(a, x, a)], f"{a}.relu")
        added = draw.node("Add", [x, draw.layer(b, inner, b)], f"{b}.sum")
        x = draw.node("Relu", [added], f"{b}.relu")
    draw.layer("policy", x, "logits")
    _draw_outlook(draw, x, first)
    graph = helper.make_graph(
        draw.nodes,
        "marrakesh",
        [helper.make_tensor_value_info("record", TensorProto.UINT8, ["rows", len(inputs)])],
        [
            helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["rows", len(NOTATION)]),
            helper.make_tensor_value_info("points", TensorProto.FLOAT, ["rows", SEATS]),
            helper.make_tensor_value_info("win", TensorProto.FLOAT, ["rows", 1]),
            helper.make_tensor_value_info("sources", TensorProto.FLOAT, ["rows", len(TO_COME)]),
        ],
        draw.constants,
    )
    model = helper.make_model(
        graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION
    )
    told = {**about, "inputs": inputs, "actions": list(NOTATION), "outlook": OUTLOOK}
    helper.set_model_props(model, {name: json.dumps(value) for name, value in told.items()})
    onnx.checker.check_model(model)
    return model


def _draw_outlook(draw: Drawing, seen: str, first: str) -> None:
    """Add the outlook to the graph; it computes the same as `learning.outlook.predict`."""
    second = draw.layer("outlook.second", seen, "outlook.second")
    x = draw.node("Relu", [draw.node("Add", [second, first], "own.sum")], "own")
    inner = draw.node("Relu", [draw.layer("outlook.inner", x, "own.inner")], "own.inner.relu")
    added = draw.node("Add", [x, draw.layer("outlook.outer", inner, "own.outer")], "own.outer.sum")
    x = draw.node("Relu", [added], "own.outer.relu")
    heads = [
        draw.layer("outlook.trunk", seen, "outlook.trunk"),
        draw.layer("outlook.hidden", x, "outlook.hidden"),
    ]
    draw.node("Add", heads, "outlook")
    sizes = np.array([SEATS, 1, len(TO_COME)], np.int64)
    draw.constants.append(numpy_helper.from_array(sizes, "sizes"))
    draw.nodes.append(
        helper.make_node("Split", ["outlook", "sizes"], ["points", "logit", "sources"], axis=1)
    )
    draw.node("Sigmoid", ["logit"], "win")


def export_onnx(checkpoint_file: Path, file: Path) -> None:
    """Write the net of a checkpoint as an ONNX file."""
    onnx.save(onnx_model(*learned(checkpoint_file)), file)
